export { ServiceBanner, type ServiceBannerProps } from './service-banner.tsx'
