import type { Board } from '../../../furniture/board.ts'
import type { Furniture } from '../../../furniture/furniture.ts'
import type { Part } from '../../../furniture/part.ts'
import type { Issue, IssueCode } from '../../../issue.ts'
import { sampleCatalogue } from '../../../testing/sample-catalogue.ts'
import { buildDesk } from '../build.ts'
import type { DeskConfiguration } from '../schema.ts'

export function deskOf(
	desk: Omit<DeskConfiguration, 'version' | 'type' | 'room'> & {
		room?: DeskConfiguration['room']
	} = {},
): DeskConfiguration {
	return { version: 1, type: 'desk', room: { width: 1600 }, ...desk }
}

export function made(configuration: DeskConfiguration): Furniture {
	const result = buildDesk(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return result.value
}

export function refused(configuration: DeskConfiguration): Issue[] {
	const result = buildDesk(configuration, sampleCatalogue)
	if (result.ok) throw new Error('it was made')
	return result.issues
}

export function issueOf(configuration: DeskConfiguration, code: IssueCode): Issue {
	const found = refused(configuration).find((issue) => issue.code === code)
	if (!found) throw new Error(`no ${code}: ${JSON.stringify(refused(configuration))}`)
	return found
}

/** `2 x 712 x 639`: how many boards of a part measure so, in the order in which they are made. */
export function sizesOf({ boards }: Furniture, part: Part): string[] {
	const counts = new Map<string, number>()
	for (const board of boards) {
		if (board.part !== part) continue
		const size = sizeOf(board)
		counts.set(size, (counts.get(size) ?? 0) + 1)
	}
	return [...counts].map(([size, count]) => `${count} x ${size}`)
}

function sizeOf({ length, width, thickness }: Board): string {
	return `${length} x ${width} x ${thickness}`
}
