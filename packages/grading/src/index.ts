export { ERROR_KINDS, type ErrorKind } from "./acceptor/error-kind.ts";
export type { CourseRules } from "./acceptor/course-rules.ts";
export {
  ASPECTS,
  FEEDBACK_LEVELS,
  LANGUAGES,
  POLICIES,
  type Aspect,
  type AspectMarks,
  type Assignment,
  type FeedbackLevel,
  type Language,
  type Policy,
  type Question,
} from "./assignment/assignment.ts";
export { ASSIGNMENT_SCHEMA } from "./assignment/assignment-schema.ts";
export {
  readAssignment,
  type AssignmentFault,
  type AssignmentReading,
} from "./assignment/read-assignment.ts";
export { readRules, type RulesFault } from "./assignment/read-rules.ts";
export {
  compose,
  type Composed,
  type ComposeProgress,
  type SeparationOfAll,
} from "./compose/compose.ts";
export type { Exam, ExamSearch } from "./compose/exam/exam.ts";
export { readExam, type ExamFault, type ExamReading } from "./compose/exam/read-exam.ts";
export { rangeText, WISHES, type Range, type WishName } from "./compose/exam/wishes.ts";
export type { Instance, InstanceSearch } from "./compose/instances/instance.ts";
export type { Measures } from "./compose/instances/measure.ts";
export type { Failures } from "./compose/instances/tries-log.ts";
export { drawForClass, type ClassDraw, type DrawnBoard } from "./compose/roster/draw-for-class.ts";
export type { Separation } from "./compose/separation/separate.ts";
export { writeAssignment, type BoardsForAssignment } from "./compose/write-assignment.ts";
export { MISUNDERSTANDINGS, type Misunderstanding } from "./diagnosis/hypothesis.ts";
export type { Domain, DomainReading, FoundState, HeuristicPart, StateOnPaper } from "./domain.ts";
export { domainFor } from "./domain-for.ts";
export { pageText, type PageText } from "./feedback/page-text.ts";
export { readerMessage } from "./feedback/reader-message.ts";
export type { AnswerKey } from "./grade/answer-key.ts";
export { createGrader, type Grader, type GradeOptions } from "./grader.ts";
export type { Place } from "./place.ts";
export type {
  Answer,
  ReadAnswer,
  ReadEntry,
  ReadMoves,
  ReadNode,
  ReadNote,
  ReadStep,
} from "./reading/answer.ts";
export { decodeText } from "./reading/decode-text.ts";
export {
  groupSubmissions,
  type StudentFile,
  type StudentFiles,
} from "./reading/group-submissions.ts";
export type { ReaderText } from "./reading/reader-text.ts";
export { readAnswer } from "./reading/read-answer.ts";
export { questionOfName } from "./reading/files/question-of-name.ts";
export { readRoster, type RosterFault, type RosterReading } from "./reading/read-roster.ts";
export type { Roster, RosterEntry } from "./reading/roster.ts";
export type { Workbooks } from "./reading/files/pieces-of-file.ts";
export { readSubmission, readWorkbooks } from "./reading/read-submission.ts";
export type { QuestionToRead } from "./reading/question.ts";
export type { SubmissionFile } from "./reading/submission-file.ts";
export { compareReports, type MarksChange } from "./report/compare-reports.ts";
export { readReport, type OldReport } from "./report/read-report.ts";
export { REPORT_SCHEMA } from "./report/report-schema.ts";
export type {
  FrontierEntry,
  QuestionReport,
  Report,
  ReportDiagnosis,
  ReportError,
  ReportMarks,
  ReportReading,
  StudentReport,
  Verdict,
} from "./report/report.ts";
