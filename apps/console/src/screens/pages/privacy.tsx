import { richText } from '#sentences/frame/rich-text.ts';
import { sayPrivacy } from '#sentences/public-pages/privacy.ts';
import { TextPage } from './text-page.tsx';

export function PrivacyScreen() {
  return (
    <TextPage title={sayPrivacy('title')} description={sayPrivacy('inForce')}>
      <p>{sayPrivacy('intro')}</p>
      <h2>{sayPrivacy('collect.title')}</h2>
      <ul>
        <li>{richText(sayPrivacy.rich('collect.who', { strong: (words) => <strong>{words}</strong> }))}</li>
        <li>{richText(sayPrivacy.rich('collect.logIn', { strong: (words) => <strong>{words}</strong> }))}</li>
        <li>{richText(sayPrivacy.rich('collect.where', { strong: (words) => <strong>{words}</strong> }))}</li>
        <li>
          {richText(sayPrivacy.rich('collect.activity', { strong: (words) => <strong>{words}</strong> }))}
        </li>
        <li>{richText(sayPrivacy.rich('collect.yours', { strong: (words) => <strong>{words}</strong> }))}</li>
      </ul>
      <h2>{sayPrivacy('use.title')}</h2>
      <p>{sayPrivacy('use.text')}</p>
      <h2>{sayPrivacy('device.title')}</h2>
      <ul>
        <li>{sayPrivacy('device.cookies')}</li>
        <li>{sayPrivacy('device.storage')}</li>
        <li>{sayPrivacy('device.copy')}</li>
      </ul>
      <h2>{sayPrivacy('share.title')}</h2>
      <ul>
        <li>{sayPrivacy('share.google')}</li>
        <li>{sayPrivacy('share.email')}</li>
        <li>{sayPrivacy('share.errors')}</li>
      </ul>
      <h2>{sayPrivacy('keep.title')}</h2>
      <p>{sayPrivacy('keep.text')}</p>
      <h2>{sayPrivacy('rights.title')}</h2>
      <p>{sayPrivacy('rights.text')}</p>
    </TextPage>
  );
}
