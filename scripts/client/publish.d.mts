export function publish(client: string, dist: string): Promise<void>
