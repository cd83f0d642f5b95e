interface MessageProps {
  name: string;
  label: string;
  value: string | undefined;
  max: number;
  hint?: string;
}

/** Words to the other side. */
export function Message({ name, label, value, max, hint }: MessageProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <textarea
        aria-describedby={hint && `${name}-hint`}
        defaultValue={value}
        id={name}
        maxLength={max}
        name={name}
        rows={3}
      />
      {hint && <small id={`${name}-hint`}>{hint}</small>}
    </div>
  );
}
