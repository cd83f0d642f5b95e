import type { ReactNode } from 'react';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { sayConflict } from '#sentences/frame/conflicts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import styles from './differences-modal.module.css';
import type { Preference, WordDifference } from './merge-fields.ts';
import { savedTitle } from './saved-title.ts';

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
  const dates = useStoreDates();
  const { differences, savedBy, savedAt, onResolve, onClose } = props;
  const isContested = differences.some(({ mine }) => mine !== undefined);
  return (
    <Modal
      open
      onClose={onClose}
      title={savedTitle(savedBy)}
      size="lg"
      footer={
        isContested ? (
          <>
            <Button onClick={() => onResolve('theirs')}>{sayConflict('action.useTheirs')}</Button>
            <Button variant="primary" onClick={() => onResolve('mine')}>
              {sayConflict('action.keepMine')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => onResolve('mine')}>
            {sayConflict('action.mergeBoth')}
          </Button>
        )
      }
    >
      <Stack>
        <p>
          {sayConflict(isContested ? 'differences.contested' : 'differences.apart')}{' '}
          {savedAt && <Muted>{sayConflict('saved.at', { time: dates.moment(savedAt) })}</Muted>}
        </p>
        <table className={styles.differences}>
          <caption className="visually-hidden">{sayConflict('differences.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{sayConflict('differences.field')}</th>
              <th scope="col">{sayConflict('differences.before')}</th>
              <th scope="col">{sayConflict('differences.theirs')}</th>
              <th scope="col">{sayConflict('differences.yours')}</th>
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
                      <Badge tone="warning">{sayConflict('differences.both')}</Badge>
                    </>
                  )}
                </th>
                <td data-label={sayConflict('differences.before')}>{before}</td>
                <td data-label={sayConflict('differences.theirs')}>{theirs}</td>
                <td data-label={sayConflict('differences.yours')}>
                  {mine === undefined ? <Muted>{sayConflict('differences.unchanged')}</Muted> : mine}
                </td>
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
  const shown = (text: string) => (text === '' ? <Muted>{sayConflict('differences.empty')}</Muted> : text);
  return differences.map(({ key, what, before, theirs, mine }) => ({
    key,
    what,
    before: shown(before),
    theirs: shown(theirs),
    mine: mine === undefined ? undefined : shown(mine),
  }));
}
