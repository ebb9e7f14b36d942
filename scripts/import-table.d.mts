export declare const importTable: Record<
	string,
	{ ours: readonly string[]; others: readonly string[] | null }
>
