/** The part of pdfkit that the specimens use, so that the root's type check needs no package of tools/. */
declare module 'pdfkit' {
  export interface StructureElement {
    add(child: StructureElement): void;
    end(): void;
  }
  export interface StructureOptions {
    readonly lang?: string;
    readonly scope?: 'Row' | 'Column';
  }
  export default class PDFDocument {
    constructor(options: object);
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): void;
    addPage(): this;
    registerFont(name: string, source: Buffer): this;
    font(name: string, size: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: object): this;
    struct(type: string): StructureElement;
    struct(type: string, options: StructureOptions, draw: () => void): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string, options: object): this;
    endMarkedContent(): this;
    save(): this;
    restore(): this;
    rotate(degrees: number, options: { origin: number[] }): this;
    path(data: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    circle(x: number, y: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(points: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    fill(color: string): this;
    stroke(): this;
  }
}
