import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#ui/cx.ts';
import { Drawing } from '#ui/display/drawing.tsx';
import styles from './choice-card.module.css';

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  type: 'radio' | 'checkbox';
  title: ReactNode;
  description?: ReactNode;
  /** A file of public/drawings. */
  drawing?: string | undefined;
  /** Beside the title: a plan, "Recommended". */
  badge?: ReactNode;
  /** The picture above the words (a grid of tiles) instead of beside them (a list). */
  layout?: 'row' | 'tile';
};

/** A card that is chosen as a whole: a radio or a check box with a picture, a title and a sentence. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { type, title, description, drawing, badge, layout = 'row', className, children, ...input } = props;
  const id = useId();
  return (
    <label className={cx(styles.card, styles[layout], className)}>
      <input
        {...input}
        type={type}
        className={styles.input}
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-words` : undefined}
      />
      {drawing && <Drawing name={drawing} size={layout === 'tile' ? 72 : 52} className={styles.drawing} />}
      <span className={styles.words}>
        <span className={styles.title}>
          <span id={`${id}-title`}>{title}</span>
          {badge}
        </span>
        {description && (
          <span id={`${id}-words`} className={styles.description}>
            {description}
          </span>
        )}
        {children}
      </span>
      <span aria-hidden="true" className={styles.mark} data-type={type} />
    </label>
  );
}

/** A grid of choices under one question; the columns follow the width. */
export function ChoiceGrid(props: {
  legend: ReactNode;
  hideLegend?: boolean;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend className={props.hideLegend ? 'visually-hidden' : styles.legend}>{props.legend}</legend>
      <div className={cx(styles.grid, props.narrow && styles.narrow)}>{props.children}</div>
    </fieldset>
  );
}
