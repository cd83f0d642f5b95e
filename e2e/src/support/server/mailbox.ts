export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  created_at: string;
}

/** The captured mails to this address, the newest first. */
export async function mailsTo(url: string, address: string): Promise<Mail[]> {
  const response = await fetch(`${url.replace('localhost', '127.0.0.1')}/dev/mailbox.json`);
  return ((await response.json()) as Mail[]).filter(({ to }) => to.includes(address));
}

const patienceMs = 60_000;

/**
 * The newest captured mail to this address whose subject or text matches; waits until it has arrived, and until it is
 * another one than the given.
 */
export async function mailTo(url: string, address: string, about: RegExp, known?: Mail): Promise<Mail> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const mails = await mailsTo(url, address);
    const found = mails.find((mail) => about.test(mail.subject) || about.test(mail.text));
    if (found && found.id !== known?.id) return found;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`No mail about ${about} came to ${address}`);
}

/** The four digits that stand alone on their line. */
export function codeIn(mail: Mail): string {
  const code = /^\s*(\d{4})\s*$/m.exec(mail.text)?.[1];
  if (!code) throw new Error(`No code in the mail "${mail.subject}"`);
  return code;
}

/** The path of the console that the mail links to, such as `/verify-email/…`. */
export function pathIn(mail: Mail, start: string): string {
  const path = new RegExp(`https?://[^/\\s]+(${start}[^\\s"<]*)`).exec(mail.text)?.[1];
  if (!path) throw new Error(`No link to ${start} in the mail "${mail.subject}"`);
  return path;
}
