// Where the furniture stands in home-hero.webp, as shares of the picture: its two ends, and the dimension line below.
// Held to the frame the picture was taken with (packages/scene/stills/pictures.ts).
export const heroFurniture = { left: 0.4565, right: 0.8518, floor: 0.96 }
