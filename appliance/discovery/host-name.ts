/**
 * The name a box announces itself by, as a browser of its network finds it. It is unique per box: claiming one twice made
 * responders rename each other.
 */
export const announcedName = (nodeId: string): string => `cinebox-${nodeId.slice(-6)}.local`
