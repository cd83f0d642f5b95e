import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { afterPicture, type SeenCodes } from './seen-codes.ts';

/** As often as a hand that holds something up needs. */
const pictureEveryMs = 120;

export type CameraState = 'starting' | 'reading' | 'denied' | 'none' | 'failed';

/** Shows the camera in a video, and answers each code that is held up to it, once. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const ring = useEffectEvent(onCode);
  useEffect(() => {
    const end = new AbortController();
    read(video.current, end.signal, (code) => ring(code), setState).catch((error: unknown) => {
      if (!end.signal.aborted) setState(problemOf(error));
    });
    return () => end.abort();
  }, [video]);
  return state;
}

async function read(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  onCode: (code: string) => void,
  onState: (state: CameraState) => void,
): Promise<void> {
  if (!video) return;
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const { codeReader } = await import('./code-reader.ts');
  const codesIn = codeReader();
  let seen: SeenCodes = new Map();
  while (!signal.aborted) {
    const codes = await codesIn(video);
    if (signal.aborted) return;
    onState('reading');
    const after = afterPicture(seen, codes, performance.now());
    seen = after.seen;
    for (const code of after.ring) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, pictureEveryMs));
  }
}

function problemOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'denied';
  return name === 'NotFoundError' ? 'none' : 'failed';
}
