const REASONS: Readonly<Record<string, string>> = {
  EACCES: "no permission",
  EPERM: "no permission",
  ENOENT: "it is not there",
  ENOTDIR: "a part of the path is a file",
  EISDIR: "it is a folder",
  ELOOP: "a symbolic link leads to itself or is not followed",
  ENAMETOOLONG: "its path is too long",
  EMFILE: "too many files are open",
  EIO: "the disk fails",
  ENOSPC: "the disk is full",
  EROFS: "the disk is read-only",
};

/** Why the system refused a file, in a few words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ""] ?? code ?? message ?? String(error);
}
