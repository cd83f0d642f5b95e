import { loadOnline } from '#ui/feedback/load-online.ts';

/** Behaviour that a first page does without. */
export interface Late<Part> {
  /** Null until it was fetched. */
  part: Part | null;
  fetch: () => Promise<Part>;
}

export function late<Part>(load: () => Promise<Part>): Late<Part> {
  let coming: Promise<Part> | null = null;
  const self: Late<Part> = {
    part: null,
    fetch() {
      coming ??= loadOnline(load).then(
        (part) => {
          self.part = part;
          return part;
        },
        (error: unknown) => {
          coming = null;
          throw error;
        },
      );
      return coming;
    },
  };
  return self;
}
