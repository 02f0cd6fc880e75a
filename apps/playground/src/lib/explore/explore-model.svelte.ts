import type { Rules } from "@jejak/search";
import type { SearchRequest } from "../search/search-request.ts";
import type { RunSummary, SessionProblem } from "../search/session.ts";
import type { StepView } from "../search/step-view.ts";
import { nextAtLevel, nextOnGoalBranch, type Direction } from "./next-visit.ts";
import { otherSearch } from "./other-search.ts";
import { SearchLane } from "./search-lane.svelte.ts";

/** Visits a second when playing. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 5, 20];

/** How many searches stand side by side at most. */
export const MOST_LANES = 4;

/** What Explore shows: searches of one problem, the step they are at, and what the reader has picked. */
export class ExploreModel {
  lanes: readonly SearchLane[] = $state.raw([]);
  /** Which lane the panels beside the trees tell about. */
  active = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  /** The node of the active lane that was picked. */
  selected: number | null = $state(null);
  /** The step that is asked for; the slider follows it at once, the rest when the workers answer. */
  step = $state(0);
  /** Where to go when every lane is open. */
  #wanted: number | "end" = "end";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(summary: RunSummary, view: StepView) {
    this.lanes = [this.#newLane(summary, view)];
    this.step = view.step;
  }

  get lane(): SearchLane {
    return this.lanes[this.active] as SearchLane;
  }
  get request(): SearchRequest {
    return this.lane.request;
  }
  get summary(): RunSummary {
    return this.lane.summary;
  }
  get view(): StepView {
    return this.lane.view;
  }
  get problem(): SessionProblem | null {
    return this.lane.problem;
  }
  get isBusy(): boolean {
    return this.lanes.some((lane) => lane.isBusy);
  }
  /** The last step of the longest search. */
  get steps(): number {
    return Math.max(...this.lanes.map(({ summary }) => summary.steps));
  }

  /** Shows these searches instead; they are of one problem. */
  open(requests: readonly SearchRequest[], step: number | "end" = "end"): void {
    const { summary, view } = this.lane;
    for (const lane of this.lanes) lane.close();
    this.active = 0;
    this.selected = null;
    this.lanes = requests.map(() => this.#newLane(summary, view));
    this.#openAll(requests, step);
  }

  /** Shows what a file holds instead. */
  openFile(text: string, name: string): void {
    for (const lane of this.lanes.slice(1)) lane.close();
    this.active = 0;
    this.lanes = this.lanes.slice(0, 1);
    this.pause();
    this.selected = null;
    this.#wanted = 0;
    this.lane.openFile(text, name);
  }

  /** The same searches on another problem. */
  changeProblem(change: (request: SearchRequest) => SearchRequest): void {
    this.#openAll(
      this.lanes.map(({ request }) => change(request)),
      "end",
    );
  }

  /** Changes some of the active search's rules. */
  changeRules(rules: Partial<Rules>): void {
    this.setRules({ ...this.request.rules, ...rules });
  }

  /** Searches under other rules, at the same step. */
  setRules(rules: Rules): void {
    this.pause();
    this.#wanted = this.step;
    this.selected = null;
    this.lane.open({ ...this.request, rules }, this.step);
  }

  /** Puts another search beside those that are shown, and tells about it. */
  compare(): void {
    if (this.lanes.length >= MOST_LANES) return;
    const { summary, view, request } = this.lane;
    const taken = this.lanes.map((lane) => lane.request.rules.search);
    const lane = this.#newLane(summary, view);
    this.lanes = [...this.lanes, lane];
    this.activate(this.lanes.length - 1);
    this.#wanted = this.step;
    lane.open({ ...request, rules: otherSearch(request.rules, taken) }, this.step);
  }

  /** Takes a search away; the last one stays. */
  remove(index: number): void {
    if (this.lanes.length < 2) return;
    this.lanes[index]?.close();
    this.lanes = this.lanes.filter((_, at) => at !== index);
    this.activate(Math.min(this.active, this.lanes.length - 1));
    this.go(this.step);
  }

  activate(index: number): void {
    if (index === this.active) return;
    this.active = index;
    this.selected = null;
  }

  go(step: number): void {
    this.selected = null;
    this.step = Math.min(Math.max(0, step), this.steps);
    if (this.step === this.steps) this.pause();
    this.#wanted = this.step;
    for (const lane of this.lanes) lane.show(this.step);
  }

  /** To the next visit at a level of the active search; without one at the level of its current node. */
  goToLevel(level: number | null, direction: Direction = 1): void {
    const { tree } = this.summary;
    const here = this.view.node;
    const wanted = level ?? (here === null ? 0 : (tree.level[here] ?? 0));
    this.#goTo(nextAtLevel(tree, this.view.step, wanted, direction));
  }

  /** To the next visit on the branch that leads to the goal which the active search found. */
  goAlongGoal(direction: Direction = 1): void {
    const { tree, goal } = this.summary;
    this.#goTo(nextOnGoalBranch(tree, goal, this.view.step, direction));
  }

  #goTo(step: number | null): void {
    if (step !== null) this.go(step);
  }

  toggle(): void {
    if (this.isPlaying) {
      this.pause();
      return;
    }
    if (this.step >= this.steps) this.go(0);
    this.isPlaying = true;
    this.#schedule();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    for (const lane of this.lanes) lane.close();
  }

  #newLane(summary: RunSummary, view: StepView): SearchLane {
    return new SearchLane(summary, view, () => this.#laneOpened());
  }

  #openAll(requests: readonly SearchRequest[], step: number | "end"): void {
    this.pause();
    this.#wanted = step;
    this.selected = null;
    for (const [index, request] of requests.entries()) this.lanes[index]?.open(request, step);
  }

  /** A new search may be longer or shorter than the one before: all of them meet at one step again. */
  #laneOpened(): void {
    if (this.isBusy) return;
    this.step = this.#wanted === "end" ? this.steps : Math.min(this.#wanted, this.steps);
    for (const lane of this.lanes) {
      if (lane.view.step !== Math.min(this.step, lane.summary.steps)) lane.show(this.step);
    }
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return;
      this.go(this.step + 1);
      if (this.isPlaying) this.#schedule();
    }, 1000 / this.speed);
  }
}
