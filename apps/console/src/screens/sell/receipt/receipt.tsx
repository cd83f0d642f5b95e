import { Barcode } from './barcode.tsx';
import { Qr } from './qr.tsx';
import styles from './receipt.module.css';
import type { ReceiptRow } from './receipt-row.ts';

export type Paper = '58' | '80' | 'a4';

/** A receipt as the browser prints it. */
export function Receipt({ rows, paper }: { rows: readonly ReceiptRow[]; paper: Paper }) {
  return (
    <article className={styles.receipt} data-paper={paper}>
      {rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
    </article>
  );
}

function Row({ row }: { row: ReceiptRow }) {
  switch (row.kind) {
    case 'text':
      return row.role === 'title' ? (
        <h1 className={styles.kind}>{row.text}</h1>
      ) : (
        <p className={styles[row.role]}>
          <bdi>{row.text}</bdi>
        </p>
      );
    case 'pair':
      return (
        <p className={styles.pair} data-total={row.isTotal || undefined}>
          <span>{row.term}</span>
          <span>{row.value}</span>
        </p>
      );
    case 'barcode':
      return <Barcode text={row.text} />;
    case 'qr':
      return <Qr text={row.text} className={styles.qr} />;
    case 'rule':
      return <hr className={styles.rule} />;
  }
}
