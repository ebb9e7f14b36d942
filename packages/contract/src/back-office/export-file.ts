import { z } from 'zod'

export const exportFormats = ['csv', 'xlsx'] as const

export const fileAnswer = z.object({
	headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
	body: z.file(),
})
