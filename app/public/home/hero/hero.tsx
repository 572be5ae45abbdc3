import { Link } from '@remix-run/react'
import { ButtonLink } from '#design-system/button/index.ts'
import { Carousel } from '#design-system/carousel/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { company } from '#app/public/company.ts'
import type { Banner } from './banner.ts'
import { Actions, Eyebrow, Ground, Picture, Slide, Subtitle, Title, Words } from './hero.styles.ts'
import { HeroMarks } from './hero-marks.tsx'
import { PictureLink } from './picture-link.tsx'

export interface HeroProps {
  /** The loaded banners or the three defaults. */
  banners: Banner[]
}

/** Height from 1024 px up, and how long a banner stays (public-site §9). */
const HEIGHT_PX = 700
const INTERVAL_MS = 5000

const { latitude, longitude } = company.coordinates
const reading = `${latitude.toFixed(2)}°N ${longitude.toFixed(2)}°E`

/** The top of the home page (public-site §2.3). */
export function Hero({ banners }: HeroProps) {
  return (
    <Ground data-tone="ink">
      <VisuallyHidden as="h1">{`${company.name}：${company.slogan}`}</VisuallyHidden>
      <Carousel label="首页轮播" variant="hero" height={HEIGHT_PX} interval={INTERVAL_MS}>
        {banners.map((banner, index) => (
          <Slide key={banner.id}>
            <Picture>
              <MediaFrame
                src={banner.imageUrl}
                srcSet={banner.srcSet}
                shownAs="page"
                alt=""
                ratio="none"
                isPriority={index === 0}
                missing={<span />}
              />
            </Picture>
            <PictureLink banner={banner} />
            <HeroMarks />
            <Words>
              <Eyebrow aria-hidden>
                <span>
                  {company.name} · 始于 {company.foundedYear} 年
                </span>
                <span>{reading}</span>
              </Eyebrow>
              <Title>{banner.title}</Title>
              {banner.subtitle && <Subtitle>{banner.subtitle}</Subtitle>}
              <Actions>
                <ButtonLink as={Link} to="/contact" variant="survey" size="large">
                  联系我们
                </ButtonLink>
                <ButtonLink as={Link} to="/services" variant="secondary" size="large">
                  了解服务
                </ButtonLink>
              </Actions>
            </Words>
          </Slide>
        ))}
      </Carousel>
    </Ground>
  )
}
