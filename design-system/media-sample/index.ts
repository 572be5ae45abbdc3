export { AudioSample, type AudioSampleProps } from './audio-sample.tsx'
export { TextSample, type TextSampleProps } from './text-sample.tsx'
export { VideoCard, type VideoCardProps } from './video-card.tsx'
