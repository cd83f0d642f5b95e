import styles from './contact.module.css';

/** How somebody in a list is reached: pressed, it calls or writes. */
export function Contact({ phone, email }: { phone?: string | null; email?: string | null }) {
  if (!phone && !email) return '–';
  return (
    <span className={styles.contact}>
      {phone && (
        <a href={`tel:${phone}`} className={styles.above}>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={styles.above} title={email}>
          <span className={styles.email}>{email}</span>
        </a>
      )}
    </span>
  );
}
