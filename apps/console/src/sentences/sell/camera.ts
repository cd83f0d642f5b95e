import { tillCamera } from '@sokoni/messages/en/till/camera';
import { translator } from '@sokoni/messages/translator';

/** Scanning with the camera of a till's device. */
export const sayCamera = translator({ tillCamera });
