/** Asks the person, and acts once they agree. */
type Question = (act: () => void) => void;

let question: Question | null = null;

/** While something is unsaved, `ask` stands before whatever `beforeLeaving` is given. Answers how to stop. */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = null;
  };
}

/** For what ends the page before it navigates, so that no router can ask: a log-out, a change of store. */
export function beforeLeaving(act: () => void): void {
  if (question) question(act);
  else act();
}
