import { LinkButton } from '#parts/link-button.tsx';
import { SettingPicture } from '#parts/pictures.tsx';
import { SanitisedHtml } from '#parts/sanitised-html.tsx';
import { defineSection } from './section.ts';

export const imageWithText = defineSection({
  settings: {
    picture: { kind: 'picture' },
    heading: { kind: 'text', max: 120, default: '' },
    text: { kind: 'rich_text', max: 5000, default: '' },
    button_label: { kind: 'text', max: 40, default: '' },
    button_link: { kind: 'link', default: '' },
    picture_side: { kind: 'choice', options: ['start', 'end'], default: 'start' },
  },
  blocks: {},
  Section({ values: { picture, heading, text, button_label, button_link, picture_side } }) {
    if (!picture && !heading && !text) return null;
    return (
      <div className={`width side-by-side picture-${picture_side}`}>
        {picture && (
          <div className="side-picture">
            <SettingPicture picture={picture} sizes="(min-width: 900px) 50vw, 100vw" />
          </div>
        )}
        <div className="side-words">
          {heading && <h2>{heading}</h2>}
          <SanitisedHtml html={text} />
          {button_label && button_link && <LinkButton href={button_link}>{button_label}</LinkButton>}
        </div>
      </div>
    );
  },
});
