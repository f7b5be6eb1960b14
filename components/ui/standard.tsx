import type { ReactNode } from 'react';

/** A `<standard>` of the messages, such as IEC 62446-1: no line breaks at its hyphen. */
export const standard = (chunks: ReactNode) => <span className="unbroken">{chunks}</span>;
