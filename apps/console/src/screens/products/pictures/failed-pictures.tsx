import { ImageIcon, XIcon } from 'lucide-react';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayPictures } from '#sentences/products/pictures.ts';
import { sayProduct } from '#sentences/products/words.ts';
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
    <ul className={styles.failed} aria-label={sayPictures('failed.label')} aria-live="polite">
      {tiles.map(({ key, small, upload }) => {
        const name = upload?.file.name ?? '';
        return (
          <li key={key}>
            <Avatar name={name} src={small} size={36} fallback={<ImageIcon size={18} />} />
            <span className={styles.reason}>
              {richText(
                sayPictures.rich('failed.file', {
                  file: name,
                  problem: upload?.problem ?? '',
                  strong: (words) => <strong>{words}</strong>,
                }),
              )}
            </span>
            {upload?.canRetry && (
              <Button
                size="sm"
                aria-label={sayPictures('failed.retry', { file: name })}
                onClick={() => onRetry(key)}
              >
                {sayProduct('action.retry')}
              </Button>
            )}
            <IconButton
              size="sm"
              label={sayPictures('failed.dismiss', { file: name })}
              icon={<XIcon size={16} />}
              onClick={() => onDismiss(key)}
            />
          </li>
        );
      })}
    </ul>
  );
}
