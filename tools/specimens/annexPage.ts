import { fill } from './fill';
import {
  column,
  drawGround,
  drawHairline,
  drawHorizon,
  drawNotice,
  drawRule,
  inner,
  type Job,
  left,
  lineAt,
  right,
  rowPitch,
} from './sheet';
import { artifact, columnHeader, group, rowHeader, tag, tagText } from './tags';
import type { SiteRow } from './texts';
import { drawLine, drawText, styles } from './typesetting';

function drawSites({ doc, root, text, values }: Job, top: number): number {
  const edges = [left, column(4), column(7)] as const;
  const ends = [column(4), column(7), right] as const;
  const table = group(doc, root, 'Table');
  const drawCells = (cells: SiteRow, head: boolean, y: number): number => {
    const row = group(doc, table, 'TR');
    drawHairline(doc, y);
    const baseline = y + 16;
    let bottom = baseline;
    [cells.site, fill(cells.address, values), cells.activities].forEach((value, index) => {
      const isHeader = head || index === 0;
      const x = edges[index] ?? left;
      const box = { x, y: baseline, width: (ends[index] ?? right) - x - 10 };
      const draw = (): void => {
        const style = isHeader ? styles.label : styles.body;
        bottom = Math.max(bottom, drawText(doc, value, style, box));
      };
      if (isHeader) {
        tag(doc, row, 'TH', draw, head ? columnHeader : rowHeader);
      } else {
        tag(doc, row, 'TD', draw);
      }
    });
    return bottom + 8;
  };
  let y = drawCells(text.sitesHead, true, top);
  for (const site of text.sites) {
    y = drawCells(site, false, y);
  }
  drawHairline(doc, y);
  return y;
}

/** A heading in the left columns with its text at the right, opened by a rule; returns the text's last baseline. */
function drawSection({ doc, root }: Job, top: number, name: string, value: string): number {
  drawRule(doc, top);
  const box = { x: left, y: top + 24, width: column(4) - left - 12 };
  const end = tagText(doc, root, 'H3', name, styles.subheading, box);
  const at = { x: column(4), y: top + 24, width: right - column(4) };
  return Math.max(end, tagText(doc, root, 'P', value, styles.body, at));
}

export function drawAnnexPage(job: Job): void {
  const { doc, root, text, number, values } = job;
  doc.addPage();
  drawGround(doc, text, '2');
  artifact(doc, 'Pagination', () => {
    drawLine(doc, text.issuer, styles.issuer, left, inner + rowPitch + 20);
  });
  const horizon = inner + 3.5 * rowPitch;
  drawHorizon(doc, horizon, 17);
  tagText(doc, root, 'H2', text.annex, styles.annexHeading, lineAt(horizon - 18));
  tagText(doc, root, 'P', fill(text.annexTo, values), styles.lead, lineAt(horizon + 28));
  const subject = `${values.standard}, ${values.field}`;
  let y = tagText(doc, root, 'P', subject, styles.lead, lineAt(horizon + 46)) + 36;
  y = drawSection(job, y, text.scopeLabel, text.scope) + 26;
  y = drawSection(job, y, text.focusLabel, text.standards[number].focus) + 26;
  drawRule(doc, y);
  tagText(doc, root, 'H3', text.sitesLabel, styles.subheading, lineAt(y + 24));
  y = drawSites(job, y + 38) + 26;
  drawSection(job, y, text.checkLabel, text.check);
  drawNotice(doc, root, text);
}
