/** One entry of `galleries` as a visitor and as an administrator reads it. */
export const galleryKeys = {
  visitor: ['id', 'title', 'description', 'imageUrl'],
  admin: ['id', 'title', 'description', 'imageUrl', 'sortOrder', 'status', 'moduleId'],
}
