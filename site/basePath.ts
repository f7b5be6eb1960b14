/**
 * Path of the site on its host, without a slash at the end; empty at the host's root. Next's router adds it; every
 * URL in the HTML needs {@link fileUrl}.
 */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** URL path of a file of the export, such as `/media/…`, including the base path. */
export function fileUrl(path: string): string {
  return basePath + path;
}

/** Removes the base path from a browser's `location.pathname`. */
export function belowBasePath(pathname: string): string {
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
}
