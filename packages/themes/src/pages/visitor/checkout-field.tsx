export interface FieldProps {
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
  hint?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  inputMode?: 'numeric';
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
}: FieldProps) {
  const told = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        aria-describedby={told || undefined}
        aria-invalid={problem ? true : undefined}
        autoComplete={autoComplete}
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
