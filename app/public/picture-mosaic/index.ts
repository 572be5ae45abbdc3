export { PictureMosaic, type PictureMosaicProps } from './picture-mosaic.tsx'
