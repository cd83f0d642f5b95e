import { ImageIcon, XIcon } from 'lucide-react';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import type { PictureTile } from './picture-tiles.ts';
import styles from './pictures.module.css';

interface FailedPicturesProps {
  tiles: readonly PictureTile[];
  onRetry: (key: string) => void;
  onDismiss: (key: string) => void;
}

/** Files that became no picture, each with its reason and, where it may help, another try. */
export function FailedPictures({ tiles, onRetry, onDismiss }: FailedPicturesProps) {
  return (
    <ul className={styles.failed} aria-label="Files that could not be added" aria-live="polite">
      {tiles.map(({ key, small, upload }) => {
        const name = upload?.file.name ?? '';
        return (
          <li key={key}>
            <Avatar name={name} src={small} size={36} fallback={<ImageIcon size={18} />} />
            <span className={styles.reason}>
              <strong>{name}</strong> {upload?.problem}
            </span>
            {upload?.canRetry && (
              <Button size="sm" aria-label={`Retry ${name}`} onClick={() => onRetry(key)}>
                Retry
              </Button>
            )}
            <IconButton
              size="sm"
              label={`Dismiss ${name}`}
              icon={<XIcon size={16} />}
              onClick={() => onDismiss(key)}
            />
          </li>
        );
      })}
    </ul>
  );
}
