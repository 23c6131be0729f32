export default <Target>(target: Target): Target => target;
