import { CircleQuestionMarkIcon, SearchIcon } from 'lucide-react';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Kbd } from '#ui/display/kbd.tsx';
import { commandKey } from './shortcuts/command-key.ts';
import styles from './top-tools.module.css';

/** Search and help, in the top bar. */
export function TopTools({ onSearch, onHelp }: { onSearch: () => void; onHelp: () => void }) {
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.search} onClick={onSearch}>
        <SearchIcon size={18} />
        <span className={styles.words}>{sayStoreFrame('top.search')}</span>
        <span aria-hidden="true" className={styles.keys}>
          <Kbd>{commandKey}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      <IconButton
        label={sayStoreFrame('top.help')}
        icon={<CircleQuestionMarkIcon />}
        aria-haspopup="dialog"
        onClick={onHelp}
      />
    </>
  );
}
