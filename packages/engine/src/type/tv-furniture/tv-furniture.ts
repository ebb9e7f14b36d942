import { solveTvFurniture } from './build.ts'
import { settleTvFurniture } from './edit.ts'
import { groundOf, tvSizeOf } from './ground.ts'

/** The row of TV furniture in the table of kinds. */
export const tvFurniture = {
	build: solveTvFurniture,
	edit: settleTvFurniture,
	roomOf: groundOf,
	sizeOf: tvSizeOf,
}
