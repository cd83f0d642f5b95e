import { PlayIcon } from '#parts/icons.tsx';
import { SettingPicture } from '#parts/pictures.tsx';
import { useShop } from '#parts/shop-context.ts';
import { defineSection } from './section.ts';

/** A picture that leads to a video where it is: nobody else's script runs in the shop, and nobody is followed before they ask. */
export const video = defineSection({
  settings: {
    heading: { kind: 'text', max: 120, default: '' },
    link: { kind: 'link', default: '' },
    picture: { kind: 'picture' },
  },
  blocks: {},
  Section({ values: { heading, link, picture } }) {
    const { say } = useShop();
    if (!link) return null;
    return (
      <div className="width">
        {heading && <h2 className="section-heading">{heading}</h2>}
        <a className="video" href={link} rel="noopener">
          {picture && <SettingPicture picture={{ ...picture, alt: '' }} sizes="100vw" />}
          <span className="video-button">
            <PlayIcon />
            {say('watchVideo')}
          </span>
        </a>
      </div>
    );
  },
});
