/**
 * Path under which the site stands on its host, with no slash at its end; empty at the host's root. `next/link` and
 * Next's router add it by themselves; whatever else names a URL of this site needs {@link fileUrl}.
 */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** URL path of a file of the export, such as `/media/…`, as the browser has to ask for it. */
export function fileUrl(path: string): string {
  return basePath + path;
}

/** The part of a browser's `location.pathname` that the route table knows. */
export function belowBasePath(pathname: string): string {
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
}
