import type { BodyFor } from '#contract-types.ts';
import { deviceZone } from './device-zone.ts';

type Fingerprint = NonNullable<BodyFor<'POST /accounts/api/v1/auth/users/login'>['fingerprint']>;

/**
 * SPEC section 3 "Device fingerprint". The address stays null: the server records the one it saw (CONTRACT), and
 * there is no push to name a device for.
 */
export function deviceFingerprint(): Fingerprint {
  const { width, height } = screen;
  const timezone = deviceZone();
  const traits = [navigator.userAgent, navigator.language, width, height, timezone].join('|');
  return {
    id: hash(traits),
    model: navigator.userAgent.slice(0, 200),
    os_version: navigator.platform,
    screen_width: width,
    screen_height: height,
    manufacturer: navigator.vendor,
    is_physical_device: true,
    screen_resolution: `${width}x${height}`,
    firebase_device_id: null,
    ip: null,
    timezone,
  };
}

/** FNV-1a: tells kinds of devices apart, nothing more is asked of it. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}
