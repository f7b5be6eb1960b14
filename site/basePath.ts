/**
 * Path of the site on its host, without a slash at the end; empty at the host's root. Every URL in the HTML needs
 * {@link fileUrl}. In the browser's scripts esbuild replaces the variable (scripts/assets/browserScripts.ts).
 */
export function basePath(): string {
  return process.env.NEXT_PUBLIC_BASE_PATH ?? '';
}

/** URL path of a file of the export, such as `/media/…`, including the base path. */
export function fileUrl(path: string): string {
  return basePath() + path;
}

/** Removes the base path from a browser's `location.pathname`. */
export function belowBasePath(pathname: string): string {
  const path = basePath();
  return pathname.startsWith(`${path}/`) ? pathname.slice(path.length) : pathname;
}
