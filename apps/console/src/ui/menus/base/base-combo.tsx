import { Autocomplete } from '@base-ui/react/autocomplete';
import { useRef } from 'react';
import type { ComboProps } from '../combo.tsx';
import { OptionRow, optionClass } from '../option-row.tsx';
import popupStyles from '../popup.module.css';
import styles from '../select-field.module.css';
import type { SelectOption } from '../select-options.ts';

export function BaseCombo(props: ComboProps) {
  const { field, value, onChange, label, options, open, onOpenChange, onChoose, emptyText } = props;
  const line = useRef<HTMLInputElement>(null);
  return (
    <Autocomplete.Root
      mode="none"
      items={options}
      itemToStringValue={(option) => option.value}
      value={value}
      // Escape empties no field, and a choice is told by its line.
      onValueChange={(text, { reason }) => reason === 'input-change' && onChange(text)}
      open={open && (options.length > 0 || emptyText !== undefined)}
      onOpenChange={onOpenChange}
      onItemHighlighted={(option) => props.onPoint?.(option !== undefined)}
      openOnInputClick
      autoHighlight={props.takesFirst && value !== '' ? 'always' : false}
    >
      <Autocomplete.Input ref={line} id={field.props.id} render={field} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner
          className={popupStyles.place}
          // The box that is drawn around the line: icons and chips stand in it too.
          anchor={() => line.current?.parentElement ?? null}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <Autocomplete.Popup className={styles.popup}>
            <Autocomplete.Empty className={styles.empty}>{emptyText}</Autocomplete.Empty>
            <Autocomplete.List className={styles.list} aria-label={label}>
              {(option: SelectOption) => (
                <Autocomplete.Item
                  key={option.value}
                  value={option}
                  disabled={option.disabled}
                  className={optionClass}
                  onClick={() => onChoose(option)}
                >
                  <OptionRow option={option} />
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
