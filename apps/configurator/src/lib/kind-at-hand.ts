// A kind of furniture comes with the first design of it that is begun or read.
import { type FurnitureType, loadKind } from '@gabarit/engine'
import { fetched } from './server/until-online.ts'

type Load = (type: FurnitureType) => Promise<unknown>

const loads: Load[] = [loadKind]

/** What has to be there, too, before a design of this type is shown. */
export function withEachKind(load: Load): void {
	loads.push(load)
}

/** From then on designs of this type can be built and shown; without network it comes once that is back. */
export async function kindAtHand(type: FurnitureType): Promise<void> {
	await Promise.all(loads.map((load) => fetched(() => load(type))))
}
