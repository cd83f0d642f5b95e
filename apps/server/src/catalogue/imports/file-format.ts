import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Options } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { sayImport } from '#catalogue/imports/sentences.ts';
import { DomainError } from '#core/errors/domain-error.ts';

/** A file of rows, as UTF-8 without a mark at its beginning. */
export interface TableFile {
  bytes: number;
  delimiter: string;
  headers: string[];
  /** The first rows below the headers. */
  sample: string[][];
}

const sampleRows = 5;
const mostColumns = 500;
const longestRecord = 1024 * 1024;
const headBytes = 64 * 1024;

/** How rows are cut into cells, wherever a file is read. */
export function csvOptions(delimiter: string): Options {
  return {
    info: true,
    raw: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: longestRecord,
  };
}

/** A record of the parser, as it stands in the file, and the byte that comes after it. */
export interface ParsedRecord {
  record: string[];
  raw: string;
  info: { bytes: number };
}

/**
 * Turns an uploaded file into UTF-8, whatever a spreadsheet has written it in, and reads its headers.
 * @param to where the UTF-8 goes
 * @throws DomainError `not_a_table`, `invalid_fields` for one without headers
 */
export async function readTableFile(from: string, to: string): Promise<TableFile> {
  const head = await headOf(from);
  if (head.length === 0) throw notATable(sayImport('file.empty'));
  if (head.subarray(0, 2).toString('latin1') === 'PK') throw notATable(sayImport('file.excel'));
  const encoding = await encodingOf(from, head);
  if (!encoding) throw notATable();
  const spared = { separator: '' };
  await pipeline(createReadStream(from), decoder(encoding, spared), createWriteStream(to));
  const text = await headOf(to);
  const delimiter = spared.separator || delimiterOf(text.toString('utf8'));
  const [headers = [], ...sample] = firstRecords(text, delimiter);
  if (headers.every((header) => header.trim() === '')) throw notATable(sayImport('file.noHeaders'));
  if (headers.length > mostColumns) throw notATable(sayImport('file.columns', { most: mostColumns }));
  const handle = await open(to, 'r');
  const { size: bytes } = await handle.stat().finally(() => handle.close());
  return { bytes, delimiter, headers, sample };
}

/** The text of a file in units, without the mark at its beginning and without the line `sep=;` that Excel writes. */
function decoder(encoding: string, spared: { separator: string }): Transform {
  const text = new TextDecoder(encoding);
  let isFirst = true;
  let held = '';
  const withoutSeparator = (piece: string) => {
    const match = /^sep=(.)\r?\n/.exec(piece);
    if (match) spared.separator = match[1] ?? '';
    return match ? piece.slice(match[0].length) : piece;
  };
  // A character that the database does not keep.
  const clean = (piece: string) => piece.replaceAll('\0', '\uFFFD');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let piece = held + text.decode(chunk, { stream: true });
      held = '';
      if (isFirst && piece.length < 8) {
        held = piece;
        done();
        return;
      }
      if (isFirst) piece = withoutSeparator(piece);
      isFirst = false;
      done(null, clean(piece));
    },
    flush(done) {
      const piece = held + text.decode();
      done(null, clean(isFirst ? withoutSeparator(piece) : piece));
    },
  });
}

/** What a file is written in: what its mark says, UTF-8 when it is that throughout, else what Windows writes. */
async function encodingOf(path: string, head: Buffer): Promise<string | null> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // Text has no zeros; UTF-16 without a mark has them in every other place.
  if (head.includes(0))
    return head.length > 3 && head[0] !== 0 && head[1] === 0 && head[3] === 0 ? 'utf-16le' : null;
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
      strict.decode(chunk, { stream: true });
    strict.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * Whether a cell spans lines and goes on behind the quotation mark that closes it: one mark too many or too few has swallowed the
 * beginning of the next line.
 */
export function swallowsLine(
  { record, raw }: Pick<ParsedRecord, 'record' | 'raw'>,
  delimiter: string,
): boolean {
  if (!record.some((cell) => cell.startsWith('"') && /[\r\n]/.test(cell))) return false;
  let rest = raw.trimEnd();
  while (rest !== '') {
    const quoted = /^"(?:[^"]|"")*"/.exec(rest)?.[0];
    if (quoted) rest = rest.slice(quoted.length);
    else rest = rest.includes(delimiter) ? rest.slice(rest.indexOf(delimiter)) : '';
    if (rest !== '' && !rest.startsWith(delimiter)) return true;
    rest = rest.slice(delimiter.length);
  }
  return false;
}

/** The sign that the first row has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const line = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? '';
  const counted = [',', ';', '\t', '|'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

function firstRecords(head: Buffer, delimiter: string): string[][] {
  const records: string[][] = [];
  try {
    parse(head, {
      ...csvOptions(delimiter),
      to: sampleRows + 1,
      on_record: (parsed: unknown) => {
        records.push((parsed as ParsedRecord).record);
        return null;
      },
    });
  } catch {
    // The beginning of the file may end inside of a quoted cell.
    if (records.length === 0) throw notATable();
  }
  return records;
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function notATable(message?: string): DomainError {
  return new DomainError('not_a_table', message ? { message } : {});
}
