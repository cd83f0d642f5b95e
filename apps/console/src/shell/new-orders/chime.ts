/** Two notes of a small bell: hertz, and seconds after the first. */
const notes = [
  { pitch: 880, at: 0 },
  { pitch: 1318.5, at: 0.14 },
] as const;
const loudness = 0.15;
const seconds = 0.6;

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it: to be called from a press. */
export function wakeChime(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Sounds, unless nobody has touched the page yet. */
export function chime(): void {
  if (context?.state !== 'running') return;
  const { currentTime, destination } = context;
  for (const { pitch, at } of notes) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    const from = currentTime + at;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loudness, from + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
    tone.connect(volume).connect(destination);
    tone.start(from);
    tone.stop(from + seconds);
  }
}
