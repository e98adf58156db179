/** Placeholder for a missing picture: an empty image over the background of the box. */
export const noPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='5'%3E%3C/svg%3E";
