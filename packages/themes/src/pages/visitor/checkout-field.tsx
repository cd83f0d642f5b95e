export interface FieldProps {
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
  hint?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  inputMode?: 'numeric';
  /** The page begins here. */
  autoFocus?: boolean;
}

/** The first field with something wrong, by its name: the page begins there. */
export function firstProblem(problems: Readonly<Record<string, string>>): string | undefined {
  return Object.keys(problems)[0];
}

/** A field with what is wrong with it below. */
export function CheckoutField({
  name,
  label,
  value,
  problem,
  hint,
  type = 'text',
  autoComplete,
  inputMode,
  autoFocus,
}: FieldProps) {
  const told = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        aria-describedby={told || undefined}
        aria-invalid={problem ? true : undefined}
        autoComplete={autoComplete}
        // biome-ignore lint/a11y/noAutofocus: what was sent is wrong here, and the page would open far above it
        autoFocus={autoFocus}
        defaultValue={value}
        id={name}
        inputMode={inputMode}
        maxLength={254}
        name={name}
        type={type}
      />
      {hint && <small id={`${name}-hint`}>{hint}</small>}
      {problem && (
        <p className="problem" id={`${name}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
