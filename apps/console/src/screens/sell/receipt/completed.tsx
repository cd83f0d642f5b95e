import type { OutboxRow } from '#offline/till-database.ts';
import { Button } from '#ui/buttons/button.tsx';

export function Completed({ row, onNext }: { row: OutboxRow; onNext: () => void }) {
  return (
    <div>
      {row.id}
      <Button autoFocus onClick={onNext}>
        New sale
      </Button>
    </div>
  );
}
