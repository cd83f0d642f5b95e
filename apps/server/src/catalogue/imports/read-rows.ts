import { parse } from 'csv-parse';
import { sayImport } from '#catalogue/imports/sentences.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Files } from '#core/files/files.ts';
import { csvOptions, type ParsedRecord, swallowsLine } from './file-format.ts';

/** Where reading goes on: the byte after the last row, and that row's number. */
export interface FilePosition {
  byte: number;
  row: number;
}

export interface ReadRows extends FilePosition {
  rows: { row: number; cells: string[] }[];
  ended: boolean;
}

/** So many rows, or so many characters, are read in one step. */
const rowsAtOnce = 2500;
const charactersAtOnce = 4 * 1024 * 1024;

/**
 * The next rows of a file; only these are held in memory.
 * @throws DomainError `not_found`, `not_a_table` with the row that cannot be read
 */
export async function readRows(
  files: Files,
  { key, delimiter }: { key: string; delimiter: string },
  from: FilePosition,
): Promise<ReadRows> {
  const file = await files.read(key, from.byte);
  if (!file)
    throw new DomainError('not_found', {
      message: sayImport('file.gone'),
    });
  const read: ReadRows = { rows: [], byte: from.byte, row: from.row, ended: true };
  let characters = 0;
  const parser = file.stream.pipe(parse(csvOptions(delimiter)));
  file.stream.once('error', (error) => parser.destroy(error));
  try {
    for await (const parsed of parser as AsyncIterable<ParsedRecord>) {
      const { record, info } = parsed;
      if (read.rows.length >= rowsAtOnce || characters > charactersAtOnce) {
        read.ended = false;
        break;
      }
      read.row += 1;
      if (swallowsLine(parsed, delimiter))
        throw unreadable(sayImport('file.unclosed', { row: String(read.row) }));
      read.byte = from.byte + info.bytes;
      read.rows.push({ row: read.row, cells: record });
      for (const cell of record) characters += cell.length;
    }
  } catch (error) {
    throw asUnreadable(error, read.row + 1);
  } finally {
    file.stream.destroy();
  }
  return read;
}

function asUnreadable(error: unknown, row: number): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (!code.startsWith('CSV_')) return error;
  const isTooLong = code === 'CSV_MAX_RECORD_SIZE';
  return unreadable(sayImport(isTooLong ? 'file.longRow' : 'file.unclosed', { row: String(row) }));
}

function unreadable(message: string): DomainError {
  return new DomainError('not_a_table', { message });
}
