import { currentLanguage } from '@sokoni/messages/current-language';
import { languages } from '@sokoni/rules/languages';
import { escapeHtml } from '#core/http/html.ts';

/** What a mail says, piece by piece: written once, shown as text and as HTML. */
export type Piece =
  | { kind: 'paragraph'; text: string }
  /** Stands alone on its line. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; href: string }
  /** The words of someone else. */
  | { kind: 'quote'; text: string }
  /** What is counted or priced, one below the other. */
  | { kind: 'lines'; lines: readonly MailLine[] }
  | { kind: 'small'; text: string };

export interface MailLine {
  text: string;
  /** Smaller, below the text; may be empty. */
  details: string;
  /** At the end of the line; may be empty. */
  amount: string;
}

export interface Content {
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  units: readonly Piece[];
  /** Whose letter it is; ours by default. */
  sender?: string;
  /** In its colours, as `#rrggbb`; ours by default. */
  colours?: Colours;
}

interface Colours {
  /** Of the sender's name, on a light ground. */
  title: string;
  button: string;
  buttonText: string;
}

const house = 'Sokoni';

const ink = '#14181f';
const quiet = '#5b626d';
const forest = '#1b7a4b';
const paper = '#fafaf8';
const line = '#e6e4de';
const ours: Colours = { title: forest, button: forest, buttonText: '#ffffff' };
const font = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export function textOf({ units, sender = house }: Content): string {
  return `${units.map(pieceAsText).join('\n\n')}\n\n${sender}\n`;
}

function pieceAsText(piece: Piece): string {
  if (piece.kind === 'code') return piece.code;
  if (piece.kind === 'button') return `${piece.label}:\n${piece.href}`;
  if (piece.kind === 'quote') return quoted(piece.text);
  if (piece.kind === 'lines') return piece.lines.map(lineAsText).join('\n');
  return piece.text;
}

/** Line by line, however the lines end: forms of browsers end them with two characters. */
function quoted(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.map((words) => `> ${words}`.trimEnd()).join('\n');
}

function lineAsText({ text, details, amount }: MailLine): string {
  const what = details === '' ? text : `${text} (${details})`;
  return amount === '' ? what : `${what}: ${amount}`;
}

/** Tables and styles in place: what mail programs have in common. */
export function htmlOf({ subject, preview, units, sender = house, colours = ours }: Content): string {
  return `<!doctype html>
<html lang="${currentLanguage()}" dir="${languages[currentLanguage()].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;">
<tr><td style="padding:0 4px 16px;font-family:${font};font-size:20px;font-weight:700;letter-spacing:-0.2px;color:${colours.title};">${escapeHtml(sender)}</td></tr>
<tr><td style="background:#ffffff;border:1px solid ${line};border-radius:8px;padding:32px 28px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${units.map((piece) => pieceAsHtml(piece, colours)).join('\n')}
</table>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function pieceAsHtml(piece: Piece, { button, buttonText }: Colours): string {
  if (piece.kind === 'code') {
    return row(
      `<span style="display:inline-block;padding:12px 12px 12px 24px;border:1px solid ${line};border-radius:8px;background:${paper};font-size:34px;line-height:40px;font-weight:600;letter-spacing:12px;font-variant-numeric:tabular-nums;">${piece.code}</span>`,
      'padding:4px 0 24px;',
    );
  }
  if (piece.kind === 'button') {
    const href = escapeHtml(piece.href);
    return [
      row(
        `<a href="${href}" target="_blank" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${button};color:${buttonText};font-weight:600;text-decoration:none;">${escapeHtml(piece.label)}</a>`,
        'padding:4px 0 8px;',
      ),
      row(
        `<a href="${href}" target="_blank" style="color:${quiet};word-break:break-all;">${href}</a>`,
        'padding:0 0 20px;font-size:13px;line-height:20px;',
      ),
    ].join('\n');
  }
  if (piece.kind === 'lines') {
    return row(
      `<table width="100%" cellpadding="0" cellspacing="0" border="0">${piece.lines.map(lineAsHtml).join('')}</table>`,
      'padding:0 0 20px;',
    );
  }
  const words = escapeHtml(piece.text).replaceAll('\n', '<br>');
  if (piece.kind === 'quote') {
    return row(
      `<div style="border-inline-start:3px solid ${line};padding:2px 0;padding-inline-start:14px;">${words}</div>`,
      'padding:0 0 20px;',
    );
  }
  if (piece.kind === 'small') {
    return row(words, `padding:0 0 16px;font-size:13px;line-height:20px;color:${quiet};`);
  }
  return row(words, 'padding:0 0 16px;');
}

function lineAsHtml({ text, details, amount }: MailLine): string {
  const cell = `border-top:1px solid ${line};padding:8px 0;font-family:${font};font-size:15px;line-height:22px;vertical-align:top;color:${ink};`;
  const small =
    details === '' ? '' : `<br><bdi style="font-size:13px;color:${quiet};">${escapeHtml(details)}</bdi>`;
  return `<tr><td style="${cell}"><bdi>${escapeHtml(text)}</bdi>${small}</td><td style="${cell}text-align:end;white-space:nowrap;padding-inline-start:12px;">${escapeHtml(amount)}</td></tr>`;
}

function row(inside: string, style: string): string {
  return `<tr><td style="font-family:${font};font-size:16px;line-height:24px;color:${ink};${style}">${inside}</td></tr>`;
}
