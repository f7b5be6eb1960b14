import { officeOfCompany } from '@/content/office';
import { writeWhole } from '@/scripts/files/files';
import { svgOf } from './drawings/computedDrawing';
import { sunArcs } from './drawings/sunArcs';
import { sunPath } from './drawings/sunPath';
import { yearOfDaylight } from './drawings/yearOfDaylight';

/** Draws the sun as it is at the office, and writes the drawings into `generated/drawings/`. */
export async function makeDrawings(): Promise<string> {
  const office = officeOfCompany();
  const drawings = {
    about: { sunArcs: sunArcs(office) },
    home: { sunPath: sunPath(office), yearOfDaylight: yearOfDaylight(office) },
  };
  for (const [page, computed] of Object.entries(drawings))
    for (const [name, drawing] of Object.entries(computed))
      writeWhole(`generated/drawings/${page}/${name}.svg`, svgOf(name, drawing));
  return 'the sun at the office';
}
