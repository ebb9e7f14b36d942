export type Part = {
    name: string;
} & ({
    text: string;
} | {
    bytes: Buffer;
} | {
    packed: Buffer;
    size: number;
});
export declare function sheetXml(rows: string): string;
/** A workbook of one sheet; `parts` are added, or stand instead of its own. */
export declare function workbook(parts: Record<string, string>, encoding?: BufferEncoding): Buffer;
export declare function zipOf(parts: Part[], { locked }?: {
    locked?: boolean | undefined;
}): Buffer;
