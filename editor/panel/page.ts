import { useEffect, useRef } from 'react';
import { documents } from './editor';
import { isControl, type Said, saidAt } from './said';

export interface PageHandlers {
  readonly isOn: boolean;
  /** @param said undefined where nothing can be changed */
  point(said: Said | undefined): void;
  choose(said: Said): void;
  /** @returns whether files can be dropped there */
  drop(on: Element, file?: File): boolean;
}

declare global {
  interface Window {
    /** Clicks before the editor was there: app/[locale]/template.dev.tsx. */
    editorClicks?: MouseEvent[];
  }
}

/** Follows the pointer, clicks and dropped files on the page and its frames. */
export function usePage(handlers: PageHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const stop = new AbortController();
    const isOurs = ({ target }: Event) =>
      target instanceof Element && target.localName === 'site-editor';
    const choose = (page: Document, event: MouseEvent) => {
      const { target, clientX, clientY, altKey } = event;
      if (!latest.current.isOn || isOurs(event) || !target || !('closest' in target)) return;
      if (isControl(target as Element) && !altKey) return;
      const said = saidAt(page, clientX, clientY);
      if (!said) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.choose(said);
    };
    const follow = (page: Document) => {
      const options = { capture: true, signal: stop.signal };
      const point = (event: PointerEvent) => {
        const isOn = latest.current.isOn && !isOurs(event);
        latest.current.point(isOn ? saidAt(page, event.clientX, event.clientY) : undefined);
      };
      page.addEventListener('pointermove', point, options);
      page.addEventListener('click', (event) => choose(page, event), options);
    };
    const { signal } = stop;
    for (const page of documents()) follow(page);
    // The map's frame may load later, and again.
    const followFrame = ({ target }: Event) => {
      if (target instanceof HTMLIFrameElement && target.contentDocument)
        follow(target.contentDocument);
    };
    document.addEventListener('load', followFrame, { capture: true, signal });
    const drop = (event: DragEvent) => {
      const { target, dataTransfer } = event;
      if (!latest.current.isOn || !(target instanceof Element)) return;
      if (latest.current.drop(target, event.type === 'drop' ? dataTransfer?.files[0] : undefined))
        event.preventDefault();
    };
    document.addEventListener('dragover', drop, { signal });
    document.addEventListener('drop', drop, { signal });
    const hide = () => latest.current.point(undefined);
    document.addEventListener('scroll', hide, { capture: true, passive: true, signal });
    const early = window.editorClicks?.at(-1);
    delete window.editorClicks;
    if (early && !isControl(early.target as Element)) choose(document, early);
    return () => stop.abort();
  }, []);
}
