/**
 * Path of the site on its host, without a slash at the end; empty if the site is at the root. In the scripts of the
 * browser, esbuild replaces the variable (scripts/assets/browserScripts.ts).
 */
export function basePath(): string {
  return process.env.NEXT_PUBLIC_BASE_PATH ?? '';
}

/**
 * Adds the base path to the URL path of a file, such as `/media/…`. Nothing else adds it, so every URL in the HTML
 * needs this.
 */
export function fileUrl(path: string): string {
  return basePath() + path;
}

/** Removes the base path from a browser's `location.pathname`. */
export function belowBasePath(pathname: string): string {
  const path = basePath();
  return pathname.startsWith(`${path}/`) ? pathname.slice(path.length) : pathname;
}
