import { IconButton } from '#ui/button.tsx';
import { HelpIcon, SearchIcon } from '#ui/icons.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { commandKey } from './shortcuts/command-key.ts';
import styles from './top-tools.module.css';

/** Search and help, in the top bar. */
export function TopTools({ onSearch, onHelp }: { onSearch: () => void; onHelp: () => void }) {
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.search} onClick={onSearch}>
        <SearchIcon size={18} />
        <span className={styles.words}>Search</span>
        <span aria-hidden="true" className={styles.keys}>
          <Kbd>{commandKey}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      <IconButton label="Help" icon={<HelpIcon />} aria-haspopup="dialog" onClick={onHelp} />
    </>
  );
}
