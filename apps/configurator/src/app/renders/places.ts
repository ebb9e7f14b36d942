// Where the furniture is in home-hero.webp, as shares of the picture.
// The frame comes from packages/scene/stills/pictures.ts.
export const heroFurniture = { left: 0.4565, right: 0.8518, floor: 0.96 }
