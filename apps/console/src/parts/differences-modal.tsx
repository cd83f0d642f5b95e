import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Muted, Stack } from '#ui/layout.tsx';
import { Modal } from '#ui/modal.tsx';
import { momentText } from './dates.ts';
import styles from './differences-modal.module.css';
import type { Preference, WordDifference } from './merge-fields.ts';

/** One thing that somebody else saved while this screen was open, as it is shown. */
export interface ShownDifference {
  /** Of its own, whatever two things are called. */
  key: string;
  what: string;
  before: ReactNode;
  theirs: ReactNode;
  /** What was typed here instead; undefined when this was not touched here. */
  mine: ReactNode | undefined;
}

interface DifferencesModalProps {
  differences: readonly ShownDifference[];
  /** A name; empty when nobody knows it. */
  savedBy: string;
  /** ISO time; absent where it is not recorded. */
  savedAt?: string;
  onResolve: (preference: Preference) => void;
  onClose: () => void;
}

/** Two people on one record: what the other one has saved, thing by thing, beside what was typed here. */
export function DifferencesModal(props: DifferencesModalProps) {
  const { differences, savedBy, savedAt, onResolve, onClose } = props;
  const isContested = differences.some(({ mine }) => mine !== undefined);
  return (
    <Modal
      open
      onClose={onClose}
      title={`${savedBy || 'Somebody else'} has saved this in the meantime`}
      size="lg"
      footer={
        isContested ? (
          <>
            <Button onClick={() => onResolve('theirs')}>Take theirs</Button>
            <Button variant="primary" onClick={() => onResolve('mine')}>
              Keep mine
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => onResolve('mine')}>
            Go on with both
          </Button>
        )
      }
    >
      <Stack>
        <p>
          {isContested
            ? 'Choose what counts where both of you changed the same. Everything else of both stays. Then save.'
            : 'It does not touch what you typed: both stay. Then save.'}{' '}
          {savedAt && <Muted>Saved {momentText(savedAt)}.</Muted>}
        </p>
        <table className={styles.differences}>
          <caption className="visually-hidden">What changed</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Before</th>
              <th scope="col">Theirs</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ key, what, before, theirs, mine }) => (
              <tr key={key} data-contested={mine !== undefined || undefined}>
                <th scope="row">
                  {what}
                  {mine !== undefined && (
                    <>
                      {' '}
                      <Badge tone="warning">Both changed it</Badge>
                    </>
                  )}
                </th>
                <td data-label="Before">{before}</td>
                <td data-label="Theirs">{theirs}</td>
                <td data-label="Yours">{mine === undefined ? <Muted>Not touched</Muted> : mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Modal>
  );
}

/** Differences in words, with a word for what is empty. */
export function shownWords(differences: readonly WordDifference[]): ShownDifference[] {
  const shown = (text: string) => (text === '' ? <Muted>Empty</Muted> : text);
  return differences.map(({ key, what, before, theirs, mine }) => ({
    key,
    what,
    before: shown(before),
    theirs: shown(theirs),
    mine: mine === undefined ? undefined : shown(mine),
  }));
}
